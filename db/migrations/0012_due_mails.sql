CREATE TABLE "daily_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "leads_sample_due_idx";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_due_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sample_due_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sample_claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_mail_due_idx" ON "leads" USING btree ("mail_due_at") WHERE mail_state in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "leads_due_samples_idx" ON "leads" USING btree ("sample_due_at") WHERE mail_state = 'sent' and sample_state in ('asked', 'released', 'sending');
--> statement-breakpoint
-- As in 0003: a hosted database grants its data API's roles everything in `public`.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON daily_runs FROM %I', api_role);
	END LOOP;
END
$$;
