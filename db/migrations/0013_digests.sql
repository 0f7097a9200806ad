DROP INDEX "leads_mail_due_idx";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_digest" text;--> statement-breakpoint
CREATE INDEX "leads_mail_due_idx" ON "leads" USING btree ("mail_due_at") WHERE mail_state in ('pending', 'failed') and mail_digest is null;