-- A hosted database may hold both tables already, with the specification's columns: whatever is there stays,
-- and leads from before this software count as mailed.
CREATE TABLE IF NOT EXISTS "cpv_data" (
	"code" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"parent_code" text,
	"LT" text NOT NULL,
	"EN" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "leads" (
	"company_code" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"industry" text NOT NULL,
	"activity" text NOT NULL,
	"referral_source" text NOT NULL,
	"utm_source" text DEFAULT '' NOT NULL,
	"utm_medium" text DEFAULT '' NOT NULL,
	"utm_campaign" text DEFAULT '' NOT NULL,
	"utm_adgroup" text DEFAULT '' NOT NULL,
	"utm_term" text DEFAULT '' NOT NULL,
	"utm_query" text DEFAULT '' NOT NULL,
	"utm_device" text DEFAULT '' NOT NULL,
	"utm_placement" text DEFAULT '' NOT NULL,
	"utm_matchtype" text DEFAULT '' NOT NULL,
	"utm_network" text DEFAULT '' NOT NULL,
	"landing_page" text DEFAULT '' NOT NULL,
	"privacy_consent" boolean NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "reference" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "consent_version" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "phone_e164" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "cpv_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "mail_state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "mail_last_error" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "mail_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN IF NOT EXISTS "quarantine_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "mail_state" SET DEFAULT 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cpv_data_parent_code_idx" ON "cpv_data" USING btree ("parent_code");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "leads_reference_key" ON "leads" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "leads_idempotency_key" ON "leads" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_created_at_idx" ON "leads" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_email_idx" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_undelivered_idx" ON "leads" USING btree ("created_at") WHERE mail_state = 'pending';