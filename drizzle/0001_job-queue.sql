ALTER TABLE "worker_job" DROP COLUMN "every_ms";--> statement-breakpoint
ALTER TABLE "worker_job" DROP COLUMN "requested_at";