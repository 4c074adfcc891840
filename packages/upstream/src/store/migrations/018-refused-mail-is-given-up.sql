-- A mail that its server refuses for good is given up after a day: it keeps its content and has no next attempt.
alter table mails drop constraint mails_check;
alter table mails add constraint sent_mail_is_not_due check (sent_at is null or next_attempt_at is null);
