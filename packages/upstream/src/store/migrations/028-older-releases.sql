-- older releases: refused, because they refuse every schema that is newer than theirs
-- How releases that know earlier migrations alone stand to each one: they read it here, since they do not have its file.
alter table schema_migrations add column older_releases text;

-- Those that ran before this column was there.
update schema_migrations set older_releases = coalesce(
  (
    select 'refused, because ' || reason from (values
      (3, 'they reserve the use of a code at another time'),
      (4, 'they write attempts without the time of their next check'),
      (6, 'columns and values of orders have other names'),
      (13, 'they need the hash of every order key'),
      (15, 'they do not keep the bounds of codes for each email address'),
      (17, 'they do not know the outcome of an attempt that the provider refused'),
      (18, 'they do not know mail that was given up'),
      (23, 'they open orders that were cancelled'),
      (25, 'it bounds codes that they did not bound'),
      (26, 'the queue of payers is another table')
    ) as refusing (migration, reason)
    where migration = number
  ),
  'read and write'
)
where number <= 27;
