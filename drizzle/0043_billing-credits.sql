CREATE TABLE "invoice_credit" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "datev_fee_account" text DEFAULT '4970' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_credit" ADD CONSTRAINT "invoice_credit_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
create function follow_invoice_credit() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from invoice_entry where invoice_id = new.invoice_id) < 0 then
    insert into invoice_credit (invoice_id) values (new.invoice_id) on conflict do nothing;
  else
    delete from invoice_credit where invoice_id = new.invoice_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger follow_invoice_credit after insert on invoice_entry for each row execute function follow_invoice_credit();
--> statement-breakpoint
insert into invoice_credit (invoice_id) select invoice_id from invoice_entry group by invoice_id having sum(amount_cents) < 0;
