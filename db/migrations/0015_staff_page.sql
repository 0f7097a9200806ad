-- Where a lead came from. Google's own marks of a click count, since its advertisements add nothing else by default.
CREATE FUNCTION lead_source(utm_source text, utm_medium text, landing_page text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN landing_page ~ '[?&](gclid|gbraid|wbraid)=[^&#]' THEN 'Google Ads'
		WHEN lower(utm_source) = 'google' AND lower(utm_medium) IN ('cpc', 'ppc', 'paid') THEN 'Google Ads'
		ELSE utm_source
	END
$$;
--> statement-breakpoint
-- What the search of leads finds. Words are in lower case without Lithuanian diacritics and without legal forms, which
-- nearly all firms have; the e-mail address is one word and its domain another, unless it is one that many share; the
-- number of a purchase is there in its parts and as digits; the
-- telephone number without its beginning is there each time a digit shorter, so that any four digits of it are found.
CREATE FUNCTION lead_words(company text, company_code text, name text, email text, phone text, reference text,
	tender_reference text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT array_to_tsvector(array(
		SELECT word
		FROM lower(translate(company || ' ' || company_code || ' ' || name || ' ' || coalesce(reference, '') || ' ' ||
			tender_reference || ' ' || regexp_replace(tender_reference, '[^0-9]', '', 'g'),
			'ĄČĘĖĮŠŲŪŽąčęėįšųūž„“”–', 'ACEEISUUZaceeisuuz    ')) AS folded,
			regexp_split_to_table(folded, '[[:space:][:punct:]]+') AS word
		WHERE word NOT IN ('', 'uab', 'mb', 'ab', 'ii', 'vsi', 'vi', 'ub', 'sia')
		UNION SELECT word
		FROM lower(translate(email, 'ĄČĘĖĮŠŲŪŽąčęėįšųūž', 'ACEEISUUZaceeisuuz')) AS address,
			unnest(array[address, split_part(address, '@', 2)]) AS word
		WHERE word NOT IN ('', 'gmail.com', 'inbox.lt', 'yahoo.com', 'outlook.com', 'hotmail.com', 'one.lt')
		UNION SELECT right(digits, length)
		FROM right(regexp_replace(phone, '[^0-9]', '', 'g'), 8) AS digits, generate_series(4, 8) AS length
		WHERE length(digits) >= 4
	))
$$;
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"again_at" timestamp with time zone,
	"amount" numeric(12, 2),
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "lead_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Erased leads as sums, which tell nothing of a person; only the trigger below writes them.
CREATE TABLE "lead_sums" (
	"month" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text NOT NULL,
	"received" integer NOT NULL,
	"answered" integer NOT NULL,
	"won" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "lead_sums_month_source_campaign_term_pk" PRIMARY KEY("month","source","campaign","term")
);
--> statement-breakpoint
ALTER TABLE "lead_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "lead_audit" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_lead_id_idx" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_held_samples_idx" ON "leads" USING btree ("created_at") WHERE sample_state = 'waiting' and status not in ('spam', 'lost');--> statement-breakpoint
CREATE INDEX "leads_held_idx" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ((mail_state = 'quarantined' and status = 'new') or (sample_state = 'waiting' and status not in ('spam', 'lost')));--> statement-breakpoint
CREATE INDEX "leads_open_idx" ON "leads" USING btree ((contact_by <> 'phone' and activity <> 'specific'),"created_at","id") WHERE kind = 'request' and status in ('new', 'taken', 'no_answer') and mail_state <> 'quarantined';--> statement-breakpoint
CREATE INDEX "leads_again_idx" ON "leads" USING btree ("again_at","id") WHERE again_at is not null;--> statement-breakpoint
CREATE INDEX "leads_mine_idx" ON "leads" USING btree ("status_by","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('taken', 'reached', 'no_answer', 'offered');--> statement-breakpoint
CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status","created_at" DESC NULLS FIRST) WHERE status <> 'new';--> statement-breakpoint
CREATE INDEX "leads_marked_by_idx" ON "leads" USING btree ("status_by","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status_by <> '';--> statement-breakpoint
CREATE INDEX "leads_campaign_idx" ON "leads" USING btree ("utm_campaign","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE utm_campaign <> '';--> statement-breakpoint
CREATE INDEX "leads_words_idx" ON "leads" USING gin (lead_words(company, company_code, name, email, phone, reference, tender_reference));
--> statement-breakpoint
-- Without statistics the database always takes few leads to have a word, so that it uses this index; nor are words of
-- visitors copied into the statistics.
ALTER INDEX "leads_words_idx" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
-- What a month's table counts: neither quarantine, nor spam, nor a letter that was asked for by the one field.
CREATE VIEW lead_results WITH (security_invoker = true) AS
	SELECT id, created_at, answered_at, status_by,
		date_trunc('month', created_at AT TIME ZONE 'Europe/Vilnius')::date AS month,
		coalesce(left(lead_source(utm_source, utm_medium, landing_page), 200), '') AS source,
		coalesce(left(utm_campaign, 200), '') AS campaign,
		coalesce(left(utm_term, 200), '') AS term,
		1 AS received,
		(answered_at IS NOT NULL)::integer AS answered,
		(status = 'won')::integer AS won,
		coalesce(amount, 0)::numeric(14, 2) AS amount
	FROM leads
	WHERE kind = 'request' AND status <> 'spam' AND mail_state <> 'quarantined';
--> statement-breakpoint
-- Whoever deletes a lead, its sums stay. What could be an e-mail address stays in none.
CREATE FUNCTION keep_lead_sums() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO lead_sums AS sums (month, source, campaign, term, received, answered, won, amount)
	SELECT month, CASE WHEN source LIKE '%@%' THEN '' ELSE source END,
		CASE WHEN campaign LIKE '%@%' THEN '' ELSE campaign END, CASE WHEN term LIKE '%@%' THEN '' ELSE term END,
		received, answered, won, amount
	FROM lead_results WHERE id = OLD.id
	ON CONFLICT (month, source, campaign, term) DO UPDATE SET
		received = sums.received + excluded.received, answered = sums.answered + excluded.answered,
		won = sums.won + excluded.won, amount = sums.amount + excluded.amount;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_lead_sums BEFORE DELETE ON leads FOR EACH ROW
	WHEN (OLD.kind = 'request' AND OLD.status <> 'spam' AND OLD.mail_state <> 'quarantined') EXECUTE FUNCTION keep_lead_sums();
--> statement-breakpoint
-- As in 0003: a hosted database grants its data API's roles everything in `public`.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON lead_events, lead_sums, lead_results FROM %I', api_role);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TABLE "staff_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"challenge_hash" text,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Codes are good for minutes: a crash may lose them, and backups hold none.
ALTER TABLE "staff_codes" SET UNLOGGED;--> statement-breakpoint
-- As in 0003: a hosted database grants its data API's roles everything in `public`.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON staff_codes, staff_sessions FROM %I', api_role);
	END LOOP;
END
$$;
