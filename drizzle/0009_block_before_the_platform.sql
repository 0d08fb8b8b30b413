-- phase: expand
ALTER TABLE "conversation" ADD COLUMN "blocked_before" text;