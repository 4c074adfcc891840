-- The keyed hash of the visitor who ordered, who alone pays or replaces the order. Null where the call named nobody.
alter table orders add column visitor text;
