-- The web role may not delete leads; by age it can, through this function and no younger than 30 days.
CREATE FUNCTION erase_old_leads(cutoff timestamp with time zone) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	erased text[];
BEGIN
	IF cutoff > now() - interval '30 days' THEN
		RAISE EXCEPTION 'leads younger than 30 days are not erased by age';
	END IF;
	WITH gone AS (DELETE FROM leads WHERE created_at < cutoff RETURNING reference)
	SELECT coalesce(array_agg(reference), '{}') INTO erased FROM gone;
	INSERT INTO lead_audit (event, lead_count, created_before) VALUES ('retention', cardinality(erased), cutoff);
	RETURN QUERY SELECT unnest(erased);
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_old_leads(timestamp with time zone) FROM PUBLIC;
--> statement-breakpoint
-- A hosted database grants its data API's roles everything in `public`; row-level security stands behind this.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON leads, lead_audit, rate_limits, server_secrets FROM %I', api_role);
		EXECUTE format('REVOKE ALL ON FUNCTION erase_old_leads(timestamp with time zone) FROM %I', api_role);
		EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON cpv_data FROM %I', api_role);
	END LOOP;
END
$$;
