-- Set by a person who cancelled or refunded a paid order: its page, the links of its passes and its mails end.
alter table orders add column cancelled_at timestamptz check (cancelled_at is null or status = 'PAID');
