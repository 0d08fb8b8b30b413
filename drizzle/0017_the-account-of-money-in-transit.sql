-- phase: expand
ALTER TABLE "operator" ADD COLUMN "datev_transit_account" text DEFAULT '1360' NOT NULL;