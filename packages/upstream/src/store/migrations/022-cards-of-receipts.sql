-- The brand and the last four digits of the card that paid, for the receipt: no more of its number has room here.
alter table orders add column card jsonb check (
  card - 'brand' - 'last4' = '{}' and coalesce(
    card ->> 'brand' ~ '^[a-z-]{3,20}$' and card ->> 'last4' ~ '^[0-9]{4}$', card is null
  )
);
