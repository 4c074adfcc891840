-- What visitors write to us. The reference is quoted to the desk; the digest tells a double press from a second request.
create table service_requests (
  reference text primary key,
  kind text not null check (kind in ('contact', 'feedback')),
  digest text not null,
  agent_id text not null,
  email text check (email = lower(email)),
  membership_number text,
  content jsonb not null,
  created_at timestamptz not null
);
create index service_requests_by_digest on service_requests (digest, created_at);
create index service_requests_by_email on service_requests (email);

-- Mail that is to go out. What it says is dropped once it is gone: here stays that it went.
create table mails (
  name text primary key,
  content jsonb,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  check ((sent_at is null) = (next_attempt_at is not null)),
  check ((sent_at is null) = (content is not null))
);
create index mails_waiting on mails (next_attempt_at) where next_attempt_at is not null;

-- How often something was tried in the current window. The subject is a keyed hash: it names nobody.
create table attempt_windows (
  subject text primary key,
  ends_at timestamptz not null,
  attempts integer not null
);
create index attempt_windows_over on attempt_windows (ends_at);

create table accounts (
  membership_number text primary key check (membership_number ~ '^[A-Z0-9]{4,32}$'),
  email text not null unique check (email = lower(email)),
  full_name text not null,
  password_hash text not null,
  membership_status text not null check (membership_status in ('ACTIVE', 'CANCELLED')),
  deletion_date date,
  created_at timestamptz not null,
  check (deletion_date is null or membership_status = 'CANCELLED')
);
create index accounts_to_delete on accounts (deletion_date) where deletion_date is not null;
