-- The ledger is append-only: a wrong booking is corrected by another one.
create or replace function billing_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'this table is append-only' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger invoice_entry_is_append_only before update or delete on invoice_entry
  for each row execute function billing_is_append_only();
