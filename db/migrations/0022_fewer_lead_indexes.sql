DROP INDEX "leads_email_idx";--> statement-breakpoint
DROP INDEX "leads_waiting_idx";--> statement-breakpoint
DROP INDEX "leads_unreported_idx";--> statement-breakpoint
DROP INDEX "leads_reported_idx";--> statement-breakpoint
DROP INDEX "leads_sample_at_idx";--> statement-breakpoint
DROP INDEX "leads_sample_key_idx";--> statement-breakpoint
DROP INDEX "leads_held_samples_idx";--> statement-breakpoint
DROP INDEX "leads_held_idx";--> statement-breakpoint
DROP INDEX "leads_open_idx";--> statement-breakpoint
DROP INDEX "leads_again_idx";--> statement-breakpoint
DROP INDEX "leads_mine_idx";--> statement-breakpoint
DROP INDEX "leads_status_idx";--> statement-breakpoint
DROP INDEX "leads_marked_by_idx";--> statement-breakpoint
DROP INDEX "leads_campaign_idx";