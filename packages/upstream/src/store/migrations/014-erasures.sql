-- Who was erased, so that a restored backup can be made to forget them again. The hash is keyed: it names nobody.
create table erasures (
  email_hash text primary key,
  erased_at timestamptz not null
);
