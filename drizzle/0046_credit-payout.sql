CREATE TABLE "credit_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_payout" ADD CONSTRAINT "credit_payout_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_payout_waiting_idx" ON "credit_payout" USING btree ("id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "credit_payout_invoice_idx" ON "credit_payout" USING btree ("invoice_id");