CREATE TABLE "word_index" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "news_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "resume_search_news_idx" ON "resume_search" USING btree ("news_at");
--> statement-breakpoint
update resume_search set news_at = changed_at;
--> statement-breakpoint
create function resume_search_news() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.news_at := greatest(now(), new.changed_at);
  elsif new.changed_at is distinct from old.changed_at then
    new.news_at := new.changed_at;
  elsif (new.resume_id, new.facet_id, new.lat, new.lon, new.available_from, new.notice_weeks, new.driving_licences)
      is distinct from
      (old.resume_id, old.facet_id, old.lat, old.lon, old.available_from, old.notice_weeks, old.driving_licences) then
    new.news_at := now();
  else
    new.news_at := old.news_at;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger resume_search_news before insert or update on resume_search
  for each row execute function resume_search_news();
