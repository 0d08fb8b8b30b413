ALTER TABLE "search_queue" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_list_block_idx" ON "search_list" USING btree ("block");--> statement-breakpoint
CREATE INDEX "search_queue_turn_idx" ON "search_queue" USING btree ("is_bulk","id");
--> statement-breakpoint
-- What waits for lists is left to who makes them: they hold it for seconds, and whoever takes a posting out must not wait.
create or replace function search_posting_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    with gone as (delete from search_row r using before b where r.job_posting_id = b.job_posting_id returning r.row)
    insert into search_change (row) select row from gone;
  end if;
  if tg_op <> 'DELETE' then
    with come as (
      insert into search_row (job_posting_id, pub, ends, code, pay, place, company, more_places)
      select job_posting_id, pub, ends, code, pay, place, company, more_places from after returning row),
      unlisted as (insert into search_unlisted select row from come)
    insert into search_change (row) select row from come;
  end if;
  return null;
end $$;
