-- What visitors ask, and the answers as Markdown without HTML. An id stands in addresses that people share.
create table help_groups (
  type text primary key,
  position integer not null unique,
  title text not null
);

create table help_questions (
  id text primary key,
  position integer not null unique,
  type text not null references help_groups (type),
  question text not null,
  answer text not null,
  -- Its place among the questions that are shown first, or null.
  popular_position integer unique
);
