-- Searches for bookings that wait to be answered by mail. Each is deleted as it is answered, found or not.
create table booking_searches (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  reference text,
  created_at timestamptz not null
);
create index booking_searches_by_email on booking_searches (email);
