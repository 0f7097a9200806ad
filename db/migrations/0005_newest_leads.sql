DROP INDEX IF EXISTS "leads_created_at_idx";--> statement-breakpoint
CREATE INDEX "leads_newest_idx" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);