CREATE TABLE "resume_tally" (
	"facet_id" integer NOT NULL,
	"trait_id" integer NOT NULL,
	"available_from" date,
	"notice_weeks" integer,
	"number" integer NOT NULL,
	"is_summed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "resume_tally_new_idx" ON "resume_tally" USING btree ("facet_id") WHERE not is_summed;
--> statement-breakpoint
insert into resume_tally (facet_id, trait_id, available_from, notice_weeks, number, is_summed)
  select facet_id, trait_id, available_from, notice_weeks, count(*), true from resume_search group by 1, 2, 3, 4;
--> statement-breakpoint
create function resume_search_tally() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.facet_id, old.trait_id, old.available_from, old.notice_weeks)
      is not distinct from (new.facet_id, new.trait_id, new.available_from, new.notice_weeks) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into resume_tally (facet_id, trait_id, available_from, notice_weeks, number)
      values (old.facet_id, old.trait_id, old.available_from, old.notice_weeks, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into resume_tally (facet_id, trait_id, available_from, notice_weeks, number)
      values (new.facet_id, new.trait_id, new.available_from, new.notice_weeks, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger resume_search_tally after insert or update or delete on resume_search
  for each row execute function resume_search_tally();
--> statement-breakpoint
analyze resume_tally;
