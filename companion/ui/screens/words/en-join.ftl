### Coming to a table by typing its six letters.

home-join = Type letters
home-join-only = Type the letters of a table
join-title = Join a table
join-label = Six letters
join-note = They stand below the picture, where everybody takes a seat. The table’s link will do as well.
join-go = Join
join-open = or open { $address } and type
join-letters = The letters of this table: { $letters }
join-way = The way to this table
join-link = The link of this table
refusal-not-six-letters = A table has six letters. Please look again.
refusal-strange-letters = No table here has these letters. Please look again.
refusal-nobody-there = Nobody is at that table now. Somebody who was there must open it first.
refusal-wait = { $seconds ->
    [one] Too many wrong letters. Try again in one second.
   *[other] Too many wrong letters. Try again in { $seconds } seconds.
}
