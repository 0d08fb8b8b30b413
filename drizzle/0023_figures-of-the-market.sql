-- phase: expand
ALTER TABLE "reply_figure" ADD COLUMN "market" jsonb;