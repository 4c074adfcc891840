-- older releases: refused, because they write the sample catalogue over one that was imported
-- The catalogue is data that is imported: who did it when, the price of a walk-up pass, and prices that begin later.
create table catalogue_imports (
  id integer generated always as identity primary key,
  imported_at timestamptz not null,
  imported_by text not null,
  note text not null,
  hash text not null,
  -- How many of each it had.
  counts jsonb not null
);

create table walk_up_price (
  is_only boolean primary key default true check (is_only),
  currency text not null,
  price_minor bigint not null check (price_minor >= 0),
  validity_months integer not null check (validity_months > 0)
);

create table scheduled_prices (
  kind text not null check (kind in ('WALK_UP', 'LOUNGE', 'LANE', 'PLAN')),
  -- Empty for the walk-up pass.
  code text not null,
  valid_from timestamptz not null,
  price_minor bigint not null check (price_minor >= 0),
  fee_minor bigint check (fee_minor >= 0),
  additional_visit_price_minor bigint check (additional_visit_price_minor >= 0),
  primary key (kind, code, valid_from)
);

-- When an import that lacks the code ended it; null while the catalogue has it, and for samples.
alter table discount_codes add withdrawn_at timestamptz;

-- An earlier release wrote the sample catalogue of its own code, whose walk-up price had no row. It counts as imported.
insert into walk_up_price (currency, price_minor, validity_months)
select 'GBP', 3400, 12 from catalogue_version;
insert into catalogue_imports (imported_at, imported_by, note, hash, counts)
select seeded_at, 'an earlier release', 'The sample catalogue', hash,
  jsonb_build_object(
    'airports', (select count(*) from airports),
    'lounges', (select count(*) from lounges),
    'lanes', (select count(*) from lanes),
    'plans', (select count(*) from plans),
    'prices', 0,
    'discountCodes', (select count(*) from discount_codes where not is_sample),
    'legalTexts', (select count(*) from legal_texts),
    'helpQuestions', (select count(*) from help_questions)
  )
from catalogue_version;
