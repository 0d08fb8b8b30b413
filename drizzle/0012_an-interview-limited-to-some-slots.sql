-- phase: expand
ALTER TABLE "interview" ADD COLUMN "only_slot_ids" uuid[];