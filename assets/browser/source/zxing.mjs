// The texts of the QR codes in a picture, by zxing-wasm; its WebAssembly lies beside this file.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let awake;
const wake = () => {
  awake ??= prepareZXingModule({
    overrides: { locateFile: (name) => new URL(name, import.meta.url).href },
    fireImmediately: true,
  });
  return awake;
};

const HOW = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 };

// picture: a JPEG or PNG. An empty list for what is no picture.
export async function texts(picture) {
  try {
    await wake();
    const found = await readBarcodes(new Uint8Array(picture), HOW);
    return found.filter((code) => code.isValid && code.text).map((code) => code.text);
  } catch {
    return [];
  }
}
