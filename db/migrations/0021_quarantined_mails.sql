DROP INDEX "leads_mail_due_idx";--> statement-breakpoint
CREATE INDEX "leads_mail_due_idx" ON "leads" USING btree ("mail_due_at") WHERE (mail_state in ('pending', 'failed') or (mail_state = 'quarantined' and reported_at is null)) and mail_digest is null;--> statement-breakpoint
-- However many wait as the upgrade comes, staff get them together, as before.
UPDATE "leads" SET "mail_digest" = 'plain' WHERE mail_state = 'quarantined' AND reported_at IS NULL;
