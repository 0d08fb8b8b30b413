-- phase: expand
CREATE TABLE "company_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_picture_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_picture_company_idx" ON "company_picture" USING btree ("company_id","position");