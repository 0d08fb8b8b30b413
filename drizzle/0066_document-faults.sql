CREATE TABLE "document_fault" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"trace" text NOT NULL,
	"attempts" integer NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_fault_subjectId_unique" UNIQUE("subject_id")
);
