ALTER TABLE "invoice" ADD COLUMN "erased_at" timestamp (3) with time zone;
--> statement-breakpoint
create or replace function invoice_is_immutable() returns trigger language plpgsql as $$
declare
  -- What says how payment goes, and what is worked out of columns that never change (not there yet in a trigger before).
  payment text[] := array['status', 'grace_until', 'paid_at', 'returned_at', 'retry_debit', 'dunning_level', 'last_dunned_at', 'filed_at', 'updated_at', 'list_text'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  -- Emptied once, when the years that the law asks for are over; number, sums and hash stay.
  if old.erased_at is null and new.erased_at is not null
    and old.year < extract(year from new.erased_at at time zone 'Europe/Berlin') - 8 then
    payment := payment || array['document', 'erased_at'];
  end if;
  if (to_jsonb(old) - payment) is distinct from (to_jsonb(new) - payment) then
    raise exception 'an issued invoice never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create function invoice_file_goes_with_its_content() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select 1 from invoice where id = old.invoice_id and erased_at is not null) then
    return old;
  end if;
  raise exception 'this table is append-only' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
drop trigger invoice_file_is_append_only on invoice_file;
--> statement-breakpoint
create trigger invoice_file_is_append_only before update or delete on invoice_file for each row execute function invoice_file_goes_with_its_content();
