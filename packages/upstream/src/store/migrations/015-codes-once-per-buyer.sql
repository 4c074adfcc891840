-- How often one email address may use a code; null for any number.
alter table discount_codes add max_per_email integer check (max_per_email > 0);
-- A keyed hash of the email address; null on a use that an earlier release reserved.
alter table discount_redemptions add buyer text;
create index discount_redemptions_of_buyer on discount_redemptions (code, buyer) where status <> 'RELEASED';

-- The published codes that earlier releases added to every database, as far as no operator has changed them.
alter table discount_codes add is_sample boolean not null default false;
update discount_codes set is_sample = true
where (code, coupon_type, value) in (
  ('LAYOVER20', 1, 20),
  ('WELCOME10', 1, 10),
  ('TENOFF', 2, 1000),
  ('FIVEEACH', 3, 500),
  ('TWOFREE', 4, 2),
  ('ALLFREE', 4, 99),
  ('ONCE15', 1, 15),
  ('USED01', 1, 15),
  ('EXPIRED1', 1, 20)
);
