-- Audit events and seals are written once: never changed, deleted or emptied.
create or replace function audit_event_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never changed or deleted';
end $$;

create or replace trigger audit_event_is_final before update or delete on audit_event
  for each row execute function audit_event_is_final();
create or replace trigger audit_event_is_not_emptied before truncate on audit_event
  for each statement execute function audit_event_is_final();
create or replace trigger audit_seal_is_final before update or delete on audit_seal
  for each row execute function audit_event_is_final();
create or replace trigger audit_seal_is_not_emptied before truncate on audit_seal
  for each statement execute function audit_event_is_final();
