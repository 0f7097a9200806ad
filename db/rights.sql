-- Rights of the web process, when DATABASE_URL names another role than DATABASE_OWNER_URL.
-- The owner runs it after every migration; :web_role stands for the role's quoted name.

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public, drizzle TO :web_role;

-- Whether the tables are up to date.
GRANT SELECT ON drizzle.__drizzle_migrations TO :web_role;

-- Leads: store and read them, note how their mail went. Never delete, never change what a visitor wrote.
GRANT SELECT, INSERT ON public.leads TO :web_role;
GRANT UPDATE (mail_state, mail_attempts, mail_last_error, mail_sent_at, reported_at, report_id,
	sample_state, sample_reason, sample_key, sample_unanswered, sample_at,
	mail_due_at, mail_claimed_until, mail_digest, sample_due_at, sample_claimed_until,
	status, status_at, status_by, status_version, again_at, reminded_at, answered_at, amount)
	ON public.leads TO :web_role;
DROP POLICY IF EXISTS web_role_reads ON public.leads;
DROP POLICY IF EXISTS web_role_stores ON public.leads;
DROP POLICY IF EXISTS web_role_notes_mail ON public.leads;
CREATE POLICY web_role_reads ON public.leads FOR SELECT TO :web_role USING (true);
CREATE POLICY web_role_stores ON public.leads FOR INSERT TO :web_role WITH CHECK (true);
CREATE POLICY web_role_notes_mail ON public.leads FOR UPDATE TO :web_role USING (true);

-- What staff did is added, never changed; they go with their lead. Sums of erased leads are only read.
GRANT SELECT, INSERT ON public.lead_events TO :web_role;
DROP POLICY IF EXISTS web_role_reads_events ON public.lead_events;
DROP POLICY IF EXISTS web_role_adds_events ON public.lead_events;
CREATE POLICY web_role_reads_events ON public.lead_events FOR SELECT TO :web_role USING (true);
CREATE POLICY web_role_adds_events ON public.lead_events FOR INSERT TO :web_role WITH CHECK (true);
GRANT SELECT ON public.lead_sums, public.lead_results TO :web_role;
DROP POLICY IF EXISTS web_role_reads_sums ON public.lead_sums;
CREATE POLICY web_role_reads_sums ON public.lead_sums FOR SELECT TO :web_role USING (true);

-- Exports are recorded by whoever makes them, erasures by the owner alone.
GRANT INSERT ON public.lead_audit TO :web_role;
DROP POLICY IF EXISTS web_role_records_exports ON public.lead_audit;
CREATE POLICY web_role_records_exports ON public.lead_audit FOR INSERT TO :web_role WITH CHECK (event = 'export');

-- Erasing by age only, through the owner's function.
GRANT EXECUTE ON FUNCTION public.erase_old_leads(timestamp with time zone) TO :web_role;

GRANT SELECT ON public.cpv_data TO :web_role;

-- Published notices are read from their sources and dropped by age.
GRANT SELECT, INSERT, UPDATE, DELETE ON
	public.notices, public.notice_codes, public.notice_ingests TO :web_role;
DROP POLICY IF EXISTS web_role_keeps_notices ON public.notices;
CREATE POLICY web_role_keeps_notices ON public.notices TO :web_role USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS web_role_keeps_codes ON public.notice_codes;
CREATE POLICY web_role_keeps_codes ON public.notice_codes TO :web_role USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS web_role_keeps_ingests ON public.notice_ingests;
CREATE POLICY web_role_keeps_ingests ON public.notice_ingests TO :web_role USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON public.rate_limits TO :web_role;
DROP POLICY IF EXISTS web_role_counts ON public.rate_limits;
CREATE POLICY web_role_counts ON public.rate_limits TO :web_role USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON public.usage_counts TO :web_role;
DROP POLICY IF EXISTS web_role_adds_up ON public.usage_counts;
CREATE POLICY web_role_adds_up ON public.usage_counts TO :web_role USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE ON public.daily_runs TO :web_role;
DROP POLICY IF EXISTS web_role_notes_runs ON public.daily_runs;
CREATE POLICY web_role_notes_runs ON public.daily_runs TO :web_role USING (true) WITH CHECK (true);

GRANT SELECT, INSERT ON public.server_secrets TO :web_role;
DROP POLICY IF EXISTS web_role_reads_secrets ON public.server_secrets;
DROP POLICY IF EXISTS web_role_makes_secrets ON public.server_secrets;
CREATE POLICY web_role_reads_secrets ON public.server_secrets FOR SELECT TO :web_role USING (true);
CREATE POLICY web_role_makes_secrets ON public.server_secrets FOR INSERT TO :web_role WITH CHECK (true);

-- Signing in to the staff page.
GRANT SELECT, INSERT, UPDATE, DELETE ON public.staff_codes, public.staff_sessions TO :web_role;
DROP POLICY IF EXISTS web_role_keeps_codes_of_staff ON public.staff_codes;
CREATE POLICY web_role_keeps_codes_of_staff ON public.staff_codes TO :web_role USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS web_role_keeps_sessions ON public.staff_sessions;
CREATE POLICY web_role_keeps_sessions ON public.staff_sessions TO :web_role USING (true) WITH CHECK (true);
