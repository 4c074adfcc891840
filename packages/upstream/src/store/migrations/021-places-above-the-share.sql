-- How many places of a claim stand above a network's share of their slot: one large party. They are counted over all slots.
alter table slot_claims add column above_share integer not null default 0 check (above_share >= 0);
