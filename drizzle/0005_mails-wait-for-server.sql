-- phase: expand
ALTER TABLE "outbox_mail" ADD COLUMN "away_until" timestamp (3) with time zone;