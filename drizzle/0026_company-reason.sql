-- phase: expand
ALTER TABLE "interview" ADD COLUMN "company_reason" text;