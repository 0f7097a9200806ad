ALTER TABLE "leads" ADD COLUMN "sample_state" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sample_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sample_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sample_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_sample_at_idx" ON "leads" USING btree ("sample_at") WHERE sample_at is not null;--> statement-breakpoint
CREATE INDEX "leads_sample_key_idx" ON "leads" USING btree ("sample_key") WHERE sample_key is not null;--> statement-breakpoint
CREATE INDEX "leads_sample_due_idx" ON "leads" USING btree ("created_at") WHERE sample_state in ('asked', 'released', 'sending');