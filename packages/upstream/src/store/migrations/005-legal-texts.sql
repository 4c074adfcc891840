-- What the visitor agrees to, as Markdown without HTML.
create table legal_texts (
  type text primary key,
  position integer not null unique,
  title text not null,
  updated_at timestamptz not null,
  body text not null
);
