-- phase: expand
ALTER TABLE "outbox_mail" ADD COLUMN "origin" jsonb;