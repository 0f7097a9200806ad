DROP INDEX "leads_undelivered_idx";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "report_id" text;--> statement-breakpoint
CREATE INDEX "leads_waiting_idx" ON "leads" USING btree ("created_at") WHERE mail_state in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "leads_unreported_idx" ON "leads" USING btree ("created_at") WHERE mail_state = 'quarantined' and reported_at is null;--> statement-breakpoint
CREATE INDEX "leads_quarantined_idx" ON "leads" USING btree ("created_at") WHERE mail_state = 'quarantined';--> statement-breakpoint
CREATE INDEX "leads_reported_idx" ON "leads" USING btree ("reported_at") WHERE reported_at is not null;--> statement-breakpoint
-- Gives the ids of all mails that told of the leads, so that their copies on the disk can be removed. What is still
-- held back 90 days after staff were told of it is erased, too.
CREATE OR REPLACE FUNCTION erase_old_leads(cutoff timestamp with time zone) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	erased integer;
	mail_ids text[];
BEGIN
	IF cutoff > now() - interval '30 days' THEN
		RAISE EXCEPTION 'leads younger than 30 days are not erased by age';
	END IF;
	WITH gone AS (
		DELETE FROM leads
		WHERE created_at < cutoff
			OR (mail_state = 'quarantined' AND reported_at < now() - interval '90 days')
		RETURNING reference, report_id
	)
	SELECT count(*), coalesce(array_agg(reference) || array_agg(DISTINCT report_id), '{}') INTO erased, mail_ids FROM gone;
	INSERT INTO lead_audit (event, lead_count, created_before) VALUES ('retention', erased, cutoff);
	RETURN QUERY SELECT unnest(mail_ids);
END
$$;
